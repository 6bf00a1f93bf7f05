import { Form } from '../search/form.tsx';
export const Header = () => <Form />;
