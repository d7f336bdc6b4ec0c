import { useEffect, useState } from 'preact/hooks';

const WIDE = '(width >= 100rem)';

/** Room for the hand and a panel beside it. */
export function useWide(): boolean {
  const [isWide, set] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const change = (): void => set(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return isWide;
}
