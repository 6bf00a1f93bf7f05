// no-console 1
export const shout = (): void => console.log('!');
