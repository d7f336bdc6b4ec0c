/** CodeMirror with what a pack needs. It lives in a shadow tree, where its styles are adopted sheets: the server's policy
 *  allows no style elements. */
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { KnownWords } from '@hortus/cards/editing';
import type { Finding } from '@hortus/cards/language';
import { completing, packColours } from './language.ts';
import { shortened } from './long-lines.ts';

export interface EditorHooks {
  readonly label: string;
  readonly known: () => KnownWords;
  /** What the editor itself says, in the reader's language. */
  readonly phrases: Readonly<Record<string, string>>;
  tell(finding: Finding): string;
  /** The text in place of that many characters of a line that aren't shown. */
  tellRest(count: number): string;
  changed(text: string): void;
  /** The cursor's line, from 1. */
  moved(line: number): void;
}

export interface PackEditor {
  /** Opens another pack, and forgets the previous one's history. */
  open(text: string): void;
  /** Replaces the pack's text, as one step that can be taken back. */
  rewrite(text: string): void;
  show(findings: readonly Finding[]): void;
  /** Without focus, a phone doesn't show its keyboard. */
  goTo(line: number, column: number, focus: boolean): void;
  close(): void;
}

const theme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--pack-paper)',
    color: 'var(--pack-ink)',
    fontSize: '0.9375rem',
  },
  // The element around it shows the focus ring.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.55', overscrollBehavior: 'contain' },
  '.cm-content': { caretColor: 'var(--pack-ink)', paddingBlock: '0.5rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--pack-ink)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--pack-gutter)',
    color: 'var(--pack-number-line)',
    borderRight: '1px solid var(--game-line)',
  },
  '.cm-activeLine': { backgroundColor: 'var(--pack-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--pack-line)', color: 'var(--pack-ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--pack-selection)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--pack-match)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: '0.375rem',
    backgroundColor: 'var(--raised)',
    color: 'var(--text)',
    maxWidth: 'min(30rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.3rem 0.5rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-text)',
  },
  '.cm-completionDetail': { opacity: '0.8' },
  '.cm-diagnostic': { padding: '0.4rem 0.6rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem',
    padding: '0.5rem',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: '0.875rem',
  },
  '.cm-panel .cm-textfield, .cm-panel .cm-button, .cm-panel.cm-search [name=close]': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    margin: '0',
    border: '1px solid var(--line-strong)',
    borderRadius: '0.375rem',
    backgroundColor: 'var(--raised)',
    backgroundImage: 'none',
    color: 'var(--text)',
    fontSize: '0.9375rem',
  },
  '.cm-panel.cm-search [name=close]': { position: 'static', marginInlineStart: 'auto' },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--text)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--pack-warning) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--pack-key) 2px',
    textUnderlineOffset: '3px',
  },
  '.cm-rest': { marginInlineStart: '1ch', color: 'var(--pack-remark)', fontStyle: 'italic' },
  '.cm-lint-marker': { width: '0.8em', height: '0.8em', content: 'none', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: 'none', backgroundColor: 'var(--bad)' },
  '.cm-lint-marker-warning': { content: 'none', backgroundColor: 'var(--pack-warning)', borderRadius: '2px' },
  '.cm-lint-marker-info': { content: 'none', border: '2px solid var(--pack-key)', boxSizing: 'border-box' },
});

const extensions = ({ label, known, phrases, tellRest, changed, moved }: EditorHooks) => [
  EditorState.phrases.of(phrases),
  lineNumbers(),
  lintGutter(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  closeBrackets(),
  EditorView.lineWrapping,
  shortened(tellRest),
  autocompletion({ override: [completing(known)], icons: false }),
  packColours(),
  theme,
  // After Escape, CodeMirror lets the next Tab leave, so nobody is trapped in here.
  keymap.of([
    { key: 'Tab', run: acceptCompletion },
    indentWithTab,
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...defaultKeymap,
  ]),
  // It takes the focus anyway; the tab index says so to tools that look for it.
  EditorView.contentAttributes.of({
    'aria-label': label,
    spellcheck: 'false',
    autocapitalize: 'off',
    tabindex: '0',
  }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) changed(update.state.doc.toString());
    if (update.docChanged || update.selectionSet)
      moved(update.state.doc.lineAt(update.state.selection.main.head).number);
  }),
];

/** A place as offsets in the text, which may have changed since it was read. */
function diagnosticOf(doc: Text, finding: Finding, tell: EditorHooks['tell']): Diagnostic {
  const { line = 1, column = 1, end = column + 1 } = finding;
  const { from, length } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const start = Math.min(column - 1, length);
  return {
    from: from + start,
    to: from + Math.max(start, Math.min(end - 1, length)),
    severity: finding.severity,
    source: finding.code,
    message: tell(finding),
  };
}

export function openEditor(parent: Element, text: string, hooks: EditorHooks): PackEditor {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const begin = (doc: string): EditorState => EditorState.create({ doc, extensions: extensions(hooks) });
  const view = new EditorView({ state: begin(text), parent: root, root });
  return {
    open(next) {
      view.setState(begin(next));
    },
    rewrite(next) {
      const line = view.state.doc.lineAt(view.state.selection.main.head).number;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from;
      view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
    },
    show(findings) {
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => diagnosticOf(view.state.doc, finding, hooks.tell)),
        ),
      );
    },
    goTo(line, column, focus) {
      const { from, length } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from + Math.min(column - 1, length) },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      if (focus) view.focus();
    },
    close: () => view.destroy(),
  };
}
