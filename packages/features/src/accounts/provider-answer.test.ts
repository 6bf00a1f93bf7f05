import { describe, expect, it } from 'vitest';
import { readAnswer } from './provider-answer.ts';

describe('the answer of a provider', () => {
  it.each([
    ['#state=s&id_token=a.b.c', '', { token: 'a.b.c', isCancelled: false, names: {} }],
    ['#access_token=fb&state=s&expires_in=1', '', { token: 'fb', isCancelled: false, names: {} }],
    [
      '#state=s&id_token=a.b.c&firstName=%C5%BDeljka&lastName=',
      '',
      { token: 'a.b.c', isCancelled: false, names: { firstName: 'Željka' } },
    ],
    ['#state=s&error=access_denied', '', { token: null, isCancelled: true, names: {} }],
    ['#_=_', '?error=access_denied&error_reason=user_denied&state=s', { token: null, isCancelled: true, names: {} }],
    ['#state=s&error=server_error', '', { token: null, isCancelled: false, names: {} }],
  ])('%s%s', (hash, search, expected) => {
    expect(readAnswer({ hash, search })).toEqual({ state: 's', ...expected });
  });

  it.each(['', '#', '#id_token=a.b.c', '#_=_'])('%j is none: it names no state', (hash) => {
    expect(readAnswer({ hash, search: '' })).toBeNull();
  });
});
