export { dismissToast, showToast, type ToastContent } from './show-toast.ts';
export { ToastHost, type ToastHostProps } from './toast-host.tsx';
