import { Button } from '@radar/ui/src/button/button.tsx';
export const Apply = () => <Button label="Prijavi se" />;
