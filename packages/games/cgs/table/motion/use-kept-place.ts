/** A card that is pressed stays under the finger, however much is then said above it. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Call the result with what is pressed. Once `chosen` has changed, the page scrolls by as much as that has moved, but
 * only while `isOn`: in a tray at the window's lower edge nothing moves.
 */
export function useKeptPlace(chosen: unknown, isOn: boolean): (pressed: Element) => void {
  const place = useRef<readonly [pressed: Element, top: number] | undefined>(undefined);
  useLayoutEffect(() => {
    const [pressed, top = 0] = place.current ?? [];
    place.current = undefined;
    if (isOn && pressed?.isConnected === true)
      scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [chosen]);
  return (pressed) => {
    place.current = [pressed, pressed.getBoundingClientRect().top];
  };
}
