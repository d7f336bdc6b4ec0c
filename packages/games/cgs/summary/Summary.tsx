/** The Card Game System on one page: what you need at the table, each statement with its clause. */

import { aboutGame } from '@hortus/frame/page/game-name.ts';
import { learnBook, words } from '@hortus/frame/page/words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words as cgs } from '../words/index.ts';
import { BillBars, Faces, Flow, Rows } from './Pictures.tsx';
import { ROLES, SECTIONS, type SectionId } from './sections.ts';
import { told } from './told.ts';
import './summary.css';

const ADVENTURE_AND_SUPPORT = ['21', '103'];
const POWER_AND_SHIELD = ['139', '142'];
const SWAPPED = ['104', '119'];

export default function CgsSummary() {
  const [ready, come] = useState(false);
  useEffect(() => {
    learnBook(cgs.lessons).then(
      () => come(true),
      () => undefined,
    );
  }, []);
  if (!ready) return <p>{aboutGame(words.value, 'cgs')}</p>;
  return (
    <div class="summary-sway mood-cgs">
      <div class="summary-parts">
        <Section id="session">
          <Flow of={['session', 'era', 'adventure', 'turn']} />
        </Section>
        <Section id="cards">
          <Faces numbers={ADVENTURE_AND_SUPPORT} />
        </Section>
        <Section id="turn">
          <Flow of={['power', 'end-era', 'play', 'end-adventure', 'pass']} step="play" />
        </Section>
        <Section id="cover">
          <Rows />
        </Section>
        <Section id="ask">
          <Flow of={['asks']} ends={['all-agree', 'quiet-round']} />
        </Section>
        <Section id="after">
          <Flow of={['hand', 'playground']} ends={['buildsite', 'wreckage']} />
        </Section>
        <Section id="trade">
          <Faces numbers={SWAPPED} />
        </Section>
        <Section id="powers">
          <Faces numbers={POWER_AND_SHIELD} />
          <Flow of={['power-card', 'special-round', 'acts']} />
        </Section>
        <Section id="bill">
          <BillBars />
        </Section>
        <Section id="end">
          <Flow of={['between']} ends={['points', 'finale']} />
        </Section>
      </div>
      <Roles />
    </div>
  );
}

function Section({ id, children }: { readonly id: SectionId; readonly children?: ComponentChildren }) {
  return (
    <div class="summary-piece">
      {children === undefined ? null : <div class="sum-picture">{children}</div>}
      <div>
        <h3>{told(id)}</h3>
        <ul class="sum-says">
          {SECTIONS[id].map((clause, i) => (
            <li key={clause}>
              {told(`${id}.${i + 1}`)} <Rule id={clause} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Links to a rule further down on this page. */
const Rule = ({ id }: { readonly id: string }) => (
  <a class="sum-rule" href={`#CGS-${id}`}>
    {id}
  </a>
);

/** How the eight kinds of adventure differ. */
function Roles() {
  return (
    <>
      <h3>{told('roles')}</h3>
      <dl class="summary-list sum-roles">
        {Object.entries(ROLES).map(([role, clause]) => (
          <div key={role}>
            <dt>{told(`role.${role}`)}</dt>
            <dd>
              {told(`role.${role}.about`)} <Rule id={clause} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
