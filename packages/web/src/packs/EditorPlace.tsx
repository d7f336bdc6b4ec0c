/** Where CodeMirror is on the page. */
import { words } from '@hortus/frame/page/words.ts';
import { useEffect, useRef } from 'preact/hooks';
import { openEditor } from './editor.ts';
import type { PackModel } from './model.ts';

export function EditorPlace({ model }: { readonly model: PackModel }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const editor = openEditor(place.current, model.text, {
      label: words.peek().say('web.packs.editor'),
      known: model.known,
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
  return <div class="pack-editor" ref={place} />;
}
