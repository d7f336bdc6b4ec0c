/**
 * Chooses the texts whose contrast axe judges. Axe takes up to a millisecond for each, and a ledger has thousands that
 * look the same. Of texts that must come out alike only one is marked: same computed colours all the way up to the
 * root, in the flow of the page, and nothing lifted out of the flow near them. Anything that might differ is marked
 * too: controls and their labels, and whatever is lifted, clipped or very short.
 */
export const JUDGED = 'data-judged';

/** Runs in the page, so it uses nothing from outside. */
export function markJudged(mark: string): void {
  const SPECIAL =
    'label, button, input, select, textarea, option, fieldset, [disabled], [aria-disabled], [aria-hidden]';
  const COLOURS =
    'color backgroundColor backgroundImage opacity mixBlendMode filter textShadow fontSize fontWeight';
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element): CSSStyleDeclaration => {
    const style = styles.get(one) ?? getComputedStyle(one);
    styles.set(one, style);
    return style;
  };
  const isLifted = (one: Element): boolean => {
    const style = styleOf(one);
    const { position, top, left, zIndex, float, transform, translate } = style;
    const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft];
    const staysPut = position === 'relative' && zIndex === 'auto' && !/[1-9]/.test(top + left);
    return (
      (position !== 'static' && !staysPut) ||
      float !== 'none' ||
      transform !== 'none' ||
      translate !== 'none' ||
      margins.some((margin) => margin.startsWith('-'))
    );
  };
  const all = [...document.body.querySelectorAll('*')];
  for (const one of all) one.removeAttribute(mark);
  const naming = new Set(
    [...document.querySelectorAll('[aria-labelledby]')].flatMap(
      (one) => one.getAttribute('aria-labelledby')?.split(/\s+/) ?? [],
    ),
  );
  /** What everything inside of it has in common; undefined where that says too little. */
  const chains = new Map<Element, string | undefined>([[document.body, '']]);
  const chainOf = (one: Element): string | undefined => {
    if (chains.has(one)) return chains.get(one);
    const above = one.parentElement === null ? undefined : chainOf(one.parentElement);
    const style = styleOf(one);
    const isPlain =
      above !== undefined &&
      !one.matches(SPECIAL) &&
      !naming.has(one.id) &&
      !isLifted(one) &&
      style.overflowX === 'visible' &&
      style.overflowY === 'visible';
    const values = COLOURS.split(' ').map((name) => style[name as 'color']);
    const chain = isPlain ? `${above} > ${one.localName}.${one.getAttribute('class')} ${values}` : undefined;
    chains.set(one, chain);
    return chain;
  };
  const lifted = all
    .filter(isLifted)
    .flatMap((one) => [one, ...one.querySelectorAll('*')])
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const isNearLifted = ({ left, top, right, bottom }: DOMRect): boolean =>
    lifted.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
  const seen = new Set<string>();
  for (const one of all) {
    const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    // Nothing is written there.
    if (text === '' && !one.matches('input, select, textarea')) continue;
    const chain = chainOf(one);
    const box = one.getBoundingClientRect();
    const isCommon =
      chain !== undefined &&
      /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(text) &&
      box.width > 0 &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isNearLifted(box);
    if (isCommon && seen.has(chain)) continue;
    if (isCommon) seen.add(chain);
    one.setAttribute(mark, '');
  }
}
