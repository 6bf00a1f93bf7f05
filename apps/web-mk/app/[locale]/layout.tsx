import '../../theme.css';

export { Layout as default, viewport } from '@radar/features/shell/layout';
