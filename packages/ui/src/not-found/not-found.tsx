import { NotFoundArt } from '../art/art.tsx';
import { State, type StateProps } from '../state/state.tsx';

export type NotFoundProps = Omit<StateProps, 'headingLevel'>;

/** The page does not exist, or no longer. */
export function NotFound(props: NotFoundProps) {
  return <State {...props} headingLevel={1} art={<NotFoundArt />} />;
}
