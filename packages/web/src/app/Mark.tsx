/** The mark of Hortus: a walled garden of four beds, and something sprouting in one of them. */
export function Mark() {
  return (
    <svg class="site-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        class="mark-beds"
        d="M4 2h8a2.500 2.500 0 0 1 2.500 2.500v7.500a2.500 2.500 0 0 1-2.500 2.500H4.500A2.500 2.500 0 0 1 2 12V4a2 2 0 0 1 2-2zM2 20a2.500 2.500 0 0 1 2.500-2.500H12a2.500 2.500 0 0 1 2.500 2.500v7.500A2.500 2.500 0 0 1 12 30H4a2 2 0 0 1-2-2zM17.500 20a2.500 2.500 0 0 1 2.500-2.500h7.500A2.500 2.500 0 0 1 30 20v8a2 2 0 0 1-2 2h-8a2.500 2.500 0 0 1-2.500-2.500z"
      />
      <path
        class="mark-leaf"
        d="M23.100 14.500V9.200C19.400 9.600 17.500 7.600 17.500 3.600c3.600-.5 5.700.9 6.100 4.200C24 3.700 26.200 1.700 30 2c.3 4.600-1.700 7-5.400 7.200v5.300z"
      />
    </svg>
  );
}
