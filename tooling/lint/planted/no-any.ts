// typescript/no-explicit-any 1
export const read = (value: any): void => {
  void value;
};
