/** What the sign-in form shows, as `view` of the address says. `link` mails a link that signs in. */
export const authViews = ['login', 'register', 'verify', 'forgotten_password', 'new_password', 'link'] as const;
export type AuthView = (typeof authViews)[number];

const isView = (text: unknown): text is AuthView => authViews.some((view) => view === text);

/** The view of an address; anything unknown is the login. */
export const authViewOf = (text: unknown): AuthView => (isView(text) ? text : 'login');
