// jsx-a11y/alt-text 1
export const Logo = () => <img src="/logo.svg" />;
