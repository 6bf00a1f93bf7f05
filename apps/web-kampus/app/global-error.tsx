'use client';

export { GlobalError as default } from '@radar/features/shell/global-error';
