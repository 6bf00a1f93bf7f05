import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

describe('breaker', () => {
  it('opens after 20 calls of which half failed, and closes 5 s later', () => {
    const breaker = createBreaker();
    for (let call = 0; call < 19; call += 1) breaker.record(call % 2 === 0, call);
    expect(breaker.isOpen(19)).toBe(false);
    breaker.record(true, 19);
    expect(breaker.isOpen(20)).toBe(true);
    expect(breaker.isOpen(5_018)).toBe(true);
    expect(breaker.isOpen(5_019)).toBe(false);
  });

  it('forgets calls older than 10 s', () => {
    const breaker = createBreaker();
    for (let call = 0; call < 19; call += 1) breaker.record(true, call);
    breaker.record(true, 10_100);
    expect(breaker.isOpen(10_101)).toBe(false);
  });

  it('stays closed while most calls succeed', () => {
    const breaker = createBreaker();
    for (let call = 0; call < 100; call += 1) breaker.record(call % 3 === 0, call);
    expect(breaker.isOpen(101)).toBe(false);
  });
});
