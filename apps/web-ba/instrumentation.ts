export { register } from '@radar/features/instrumentation';
