import { EmptyArt } from '../art/art.tsx';
import { State, type StateProps } from '../state/state.tsx';

export type EmptyStateProps = StateProps;

/** Nothing to show: names what was asked for, offers wider ways with counts, then the alert. */
export function EmptyState(props: EmptyStateProps) {
  return <State {...props} art={<EmptyArt />} />;
}
