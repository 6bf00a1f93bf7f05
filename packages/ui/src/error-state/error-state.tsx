import type { MouseEventHandler } from 'react';
import { ErrorArt } from '../art/art.tsx';
import { Button } from '../button/button.tsx';
import { ArrowClockwiseIcon } from '../icons/arrow-clockwise.tsx';
import { State, type StateProps } from '../state/state.tsx';

export type ErrorStateProps = StateProps & {
  /** "Load again". The button carries `data-action="reload"` for pages without a handler of their own. */
  reloadLabel: string;
  onReload?: MouseEventHandler<HTMLButtonElement>;
};

/** Something failed: says what is kept, and offers to try again. */
export function ErrorState({ reloadLabel, onReload, children, ...state }: ErrorStateProps) {
  return (
    <State {...state} art={<ErrorArt />}>
      <Button look="main" icon={<ArrowClockwiseIcon />} data-action="reload" onClick={onReload}>
        {reloadLabel}
      </Button>
      {children}
    </State>
  );
}
