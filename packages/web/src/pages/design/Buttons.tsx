import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';

export function Buttons() {
  const { say } = words.value;
  return (
    <div class="design-row">
      <button type="button" class="main">
        <Icon name="go" />
        {say('web.design.button.main')}
      </button>
      <button type="button">{say('web.design.button.plain')}</button>
      <button type="button" class="subtle">
        {say('web.design.button.subtle')}
      </button>
      <button type="button" class="small">
        {say('web.design.button.small')}
      </button>
      <button type="button" disabled>
        {say('web.design.button.off')}
      </button>
      <button type="button" class="icon-button" aria-label={say('web.table.help')}>
        <Icon name="help" />
      </button>
      <a class="button" href="/design">
        {say('web.design.button.link')}
      </a>
    </div>
  );
}
