/** Where CodeMirror is on the page. */
import { findingWords } from '@hortus/cgs/words/finding-words.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Words } from '@hortus/words';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { openEditor } from './editor.ts';
import type { PackModel } from './model.ts';

/** What CodeMirror says in its panels and to screen readers. */
const PHRASES = {
  Find: 'web.packs.find',
  Replace: 'web.packs.replace.with',
  next: 'web.packs.find.next',
  previous: 'web.packs.find.previous',
  all: 'web.packs.find.all',
  'match case': 'web.packs.find.case',
  'by word': 'web.packs.find.word',
  regexp: 'web.packs.find.pattern',
  replace: 'web.packs.replace',
  'replace all': 'web.packs.replace.all',
  close: 'web.close',
  Completions: 'web.packs.completions',
  Diagnostics: 'web.packs.findings',
  'No diagnostics': 'web.packs.findings.none',
  'Go to line': 'web.packs.line',
  go: 'web.packs.line.go',
} as const;

const phrasesOf = ({ say }: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(PHRASES).map(([phrase, key]) => [phrase, say(key)]));

export function EditorPlace({ model }: { readonly model: PackModel }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const editor = openEditor(place.current, model.text, {
      label: words.peek().say('web.packs.editor'),
      known: model.known,
      phrases: phrasesOf(words.peek()),
      tell: (finding) => findingWords(words.peek(), finding),
      tellRest: (count) => words.peek().say('web.packs.line.rest', { count }),
      changed: (text) => model.changed(text),
      moved: (line) => {
        model.line.value = line;
      },
    });
    model.attach(editor);
    return () => {
      model.attach(undefined);
      editor.close();
    };
  }, []);
  // Show the findings again when the language changes.
  useSignalEffect(() => {
    if (words.value.language) model.showFindings();
  });
  return <div class="pack-editor" ref={place} />;
}
