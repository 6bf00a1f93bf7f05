// typescript/no-floating-promises 1
const save = async (): Promise<void> => {};

export const forget = (): void => {
  save();
};
