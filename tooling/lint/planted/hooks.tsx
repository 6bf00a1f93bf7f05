// react/rules-of-hooks 1
import { useState } from 'react';

export const Counter = ({ open }: { open: boolean }) => {
  if (open) {
    const [count] = useState(0);
    return <p>{count}</p>;
  }
  return null;
};
