import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './loading-container.module.css';

export type LoadingContainerProps = {
  state: 'loading' | 'failed' | 'ready';
  /** What is being waited for. */
  loadingLabel: string;
  /**
   * A skeleton in the true shape of the content.
   * @default a spinner
   */
  skeleton?: ReactNode;
  /** Title of the failure: "Error while loading". */
  errorTitle: string;
  /** What to do about it. */
  errorMessage: ReactNode;
  reloadLabel: string;
  onReload: NonNullable<ErrorStateProps['onReload']>;
  /** The content, once it is there. */
  children: ReactNode;
};

/**
 * Content that comes later, or not. That it is being waited for shows only after 400 ms, and takes no script: most
 * content is there sooner, and a spinner that flashes looks slower than none.
 */
export function LoadingContainer({
  state,
  loadingLabel,
  skeleton,
  errorTitle,
  errorMessage,
  reloadLabel,
  onReload,
  children,
}: LoadingContainerProps) {
  if (state === 'ready') return children;
  if (state === 'failed') {
    return (
      <div role="alert">
        <ErrorState title={errorTitle} message={errorMessage} reloadLabel={reloadLabel} onReload={onReload} />
      </div>
    );
  }
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      {skeleton ?? (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      <span className="sr">{loadingLabel}</span>
    </div>
  );
}
