/** How long a session takes, as the balance reports measured it (a test compares them), and a lesson. */
export const MINUTES = { quick: 22, club: 41, lesson: 2 };
