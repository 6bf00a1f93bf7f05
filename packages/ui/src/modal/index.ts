export { Modal, type ModalProps } from './modal.tsx';
export { ModalHost, type ModalHostProps } from './modal-host.tsx';
export { openConfirm, type ConfirmContent } from './open-confirm.tsx';
export { openModal, type CloseModal, type ModalContent } from './open-modal.ts';
