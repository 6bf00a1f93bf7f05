export { Button as default } from '@radar/ui/button';
