import { List } from '../jobs/list.tsx';
export const Results = () => <List />;
