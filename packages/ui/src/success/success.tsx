import { SuccessArt } from '../art/art.tsx';
import { State, type StateProps } from '../state/state.tsx';

export type SuccessProps = StateProps;

/** It went through: what happened, when, and what comes next. */
export function Success(props: SuccessProps) {
  return <State {...props} art={<SuccessArt />} />;
}
