'use client';

import { Button } from '@radar/ui/button';
import { TextField, type TextFieldProps } from '@radar/ui/input';
import { useState } from 'react';
import styles from './sign-in.module.css';
import { useAccountWords } from './use-account-words.ts';

/** A password, which can be shown while it is typed. */
export const PasswordField = (props: TextFieldProps) => {
  const { t } = useAccountWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      dir="ltr"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      after={
        <span className={styles.scripted}>
          <Button look="text" aria-pressed={isShown} aria-controls={props.id} onClick={() => setIsShown(!isShown)}>
            {t(isShown ? 'accounts.hide' : 'accounts.show')}
          </Button>
        </span>
      }
    />
  );
};
