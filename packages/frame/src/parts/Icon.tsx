/** Small single-stroke icons, drawn here. They accompany words, or are inside a button that has a name. */
const PATHS = {
  back: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  flag: 'M6 22V3M6 4c5-3 8 3 13 0v10c-5 3-8-3-13 0',
  pause: 'M8 5v14M16 5v14',
  go: 'M7 4l13 8-13 8z',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1 1.500 1 2.500h6c0-1 0-1.500 1-2.500A6 6 0 0 0 12 3z',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18v.1',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  newest: 'M18 5v14M5 5l9 7-9 7z',
  look: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  past: 'M4 12a8 8 0 1 0 2.500-5.800M4 3v5h5M12 8v5l3 2',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  hide: 'M3 3l18 18M6.500 7C4.500 8.500 3 10 2 12c3 5 9 6.500 14 4M10 5.200c5-.8 9.500 2 12 6.800-.6 1.200-1.400 2.200-2.400 3',
  report: 'M12 3 2 20h20zM12 10v4M12 17v.1',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  silent: 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6',
  check: 'M4 13l5 5L20 6',
  away: 'M14 4h6v16h-6M3 12h11M10 8l4 4-4 4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-9 16-9 16 0',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2 20c0-8 14-8 14 0M16 5.500a3.200 3.200 0 0 1 0 6M18 14c3 .8 4 3 4 6',
  bot: 'M5 9h14v11H5zM12 9V5M12 4v.1M9 14v.1M15 14v.1M9 17h6M2 13v3M22 13v3',
  turn: 'M9 5l7 7-7 7-7-7zM17 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
