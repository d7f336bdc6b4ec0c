import { signal } from '@preact/signals';

/** Which of the two worlds is drawn: the later edition's has grown older. */
export const later = signal(false);
