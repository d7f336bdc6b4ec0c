import { words } from '@hortus/frame/page/words.ts';
import { Component, type ComponentChildren } from 'preact';
import { Notice } from './Notice.tsx';

/** What a bug shows instead of a blank page. */
export class Guard extends Component<{ children: ComponentChildren }, { message?: string }> {
  override state: { message?: string } = {};
  static override getDerivedStateFromError(error: Error): { message: string } {
    return { message: error.message };
  }
  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const { say } = words.value;
    return (
      <Notice title={say('web.broken.title')} alert>
        <p>{say('web.broken', { message })}</p>
      </Notice>
    );
  }
}
