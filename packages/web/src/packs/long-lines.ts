/**
 * A line far beyond the limit is shown shortened. The checker refuses it anyway, and what a browser takes to lay one out
 * grows with the square of its length where it has nothing but U+FFFD, as in a file that isn't text (decision 23).
 */
import { type Extension, RangeSetBuilder, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { LIMITS } from '@hortus/cards/language';

/** Enough to see what it is, and where it has to be broken. */
const SHOWN = 2 * LIMITS.line;

class Rest extends WidgetType {
  readonly #told: string;

  constructor(told: string) {
    super();
    this.#told = told;
  }

  override eq(other: Rest): boolean {
    return other.#told === this.#told;
  }

  override toDOM(): HTMLElement {
    const rest = document.createElement('span');
    rest.className = 'cm-rest';
    rest.textContent = this.#told;
    return rest;
  }
}

/** Keeps both halves of a surrogate pair together. */
const endOfShown = (line: string): number =>
  /[\ud800-\udbff]/.test(line.charAt(SHOWN - 1)) ? SHOWN - 1 : SHOWN;

function restsIn(doc: Text, tell: (count: number) => string): DecorationSet {
  const rests = new RangeSetBuilder<Decoration>();
  let from = 0;
  for (const line of doc.iterLines()) {
    if (line.length > SHOWN) {
      const shown = endOfShown(line);
      const widget = new Rest(tell(line.length - shown));
      rests.add(from + shown, from + line.length, Decoration.replace({ widget }));
    }
    from += line.length + 1;
  }
  return rests.finish();
}

/** `tell` says how many characters aren't shown. */
export function shortened(tell: (count: number) => string): Extension {
  const field = StateField.define<DecorationSet>({
    create: ({ doc }) => restsIn(doc, tell),
    update: (rests, { docChanged, newDoc }) => (docChanged ? restsIn(newDoc, tell) : rests),
    provide: (from) => [
      EditorView.decorations.from(from),
      // The cursor passes over what isn't shown.
      EditorView.atomicRanges.of((view) => view.state.field(from)),
    ],
  });
  return field;
}
