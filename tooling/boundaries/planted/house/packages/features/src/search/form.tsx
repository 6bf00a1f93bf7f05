import { home } from '../shell/href.ts';
export const Form = () => <form action={home()} />;
