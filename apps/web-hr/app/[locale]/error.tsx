'use client';

export { ErrorScreen as default } from '@radar/features/shell/error';
