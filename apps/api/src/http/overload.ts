import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '@radar/domain/http';
import type { FastifyInstance } from 'fastify';

export type OverloadLimits = {
  /** Requests that are being answered at one time. */
  inFlight: number;
  /** Mean delay of the event loop over a second, in milliseconds. */
  eventLoopDelayMs: number;
  heapUsedBytes: number;
};

const sampleMs = 1_000;
// One long pause is not an overload; the second in a row is.
const slowSamplesToRefuse = 2;
const resolutionMs = 10;

/** Refuses work at once when there is too much of it, so that what was taken gets done. Health checks are never refused. */
export const guardAgainstOverload = (
  http: FastifyInstance,
  limits: OverloadLimits,
  isExempt: (url: string) => boolean,
): void => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let slowSamples = 0;
  let inFlight = 0;
  const timer = setInterval(() => {
    const delayMs = Math.max(0, histogram.mean / 1e6 - resolutionMs);
    const isSlow = delayMs > limits.eventLoopDelayMs || process.memoryUsage().heapUsed > limits.heapUsedBytes;
    slowSamples = isSlow ? slowSamples + 1 : 0;
    histogram.reset();
  }, sampleMs);
  timer.unref();
  http.addHook('onClose', () => {
    clearInterval(timer);
    histogram.disable();
  });
  http.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    const isRefused = (slowSamples >= slowSamplesToRefuse || inFlight > limits.inFlight) && !isExempt(request.url);
    done(isRefused ? new AppError('UNAVAILABLE', { retryAfterS: 5 }) : undefined);
  });
};
