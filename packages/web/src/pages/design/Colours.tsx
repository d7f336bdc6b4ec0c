/** Pairs of colours, with their contrast as this browser shows them, in light and dark. */

import { words } from '@hortus/frame/page/words.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { contrast, makeColour, parseColour } from './contrast.ts';
import type { Pair } from './pairs.ts';

interface SwatchProps {
  readonly pair: Pair;
}

function Swatch({ pair }: SwatchProps) {
  const { say } = words.value;
  const { ink, ground, least } = pair;
  const probe = useRef<HTMLDivElement>(null);
  const [measured, measure] = useState<{ ratio: number; colours: string } | undefined>(undefined);
  useEffect(() => {
    const box = probe.current;
    if (box === null) return;
    // Set here rather than in an attribute: the site's policy forbids inline styles.
    box.style.setProperty('--ink', `var(--${ink})`);
    box.style.backgroundColor = `var(--${ground})`;
    const sample = box.firstElementChild ?? box;
    const [a, b] = [
      parseColour(getComputedStyle(sample).color),
      parseColour(getComputedStyle(box).backgroundColor),
    ];
    if (a !== undefined && b !== undefined)
      measure({ ratio: contrast(a, b), colours: `${makeColour(a)} / ${makeColour(b)}` });
  }, [ink, ground]);
  return (
    <div class={least === 3 ? 'swatch sign' : 'swatch'} ref={probe}>
      <span class="swatch-sample">{least === 3 ? '' : 'Aa'}</span>
      <span class="swatch-names">
        {ink} / {ground}
      </span>
      <span class="swatch-value">
        {measured === undefined
          ? ''
          : `${measured.ratio.toFixed(1)} : 1 ${say(measured.ratio >= least ? 'web.design.enough' : 'web.design.poor')}`}
      </span>
    </div>
  );
}

export function Colours({ pairs, mood }: { readonly pairs: readonly Pair[]; readonly mood?: string }) {
  const { say } = words.value;
  return (
    <div class="swatch-faces">
      {(['day', 'night'] as const).map((face) => (
        <div key={face} class={`swatches ${face}${mood === undefined ? '' : ` mood-${mood}`}`}>
          <h3>{say(`web.design.${face}`)}</h3>
          {pairs.map((pair) => (
            <Swatch key={`${pair.ink} ${pair.ground}`} pair={pair} />
          ))}
        </div>
      ))}
    </div>
  );
}
