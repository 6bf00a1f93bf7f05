import { Button } from './button.tsx';
export const Plain = () => <Button label="Prijavi se" />;
