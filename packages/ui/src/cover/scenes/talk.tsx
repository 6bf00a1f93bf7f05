import s from '../scene.module.css';

export function TalkScene() {
  return (
    <>
      <path className={s.a2} d="M176 0h144v180H176z" />
      <circle className={s.a3} cx="104" cy="92" r="27" />
      <path className={s.a4} d="M54 180c0-36 22-54 50-54s50 18 50 54z" />
      <circle className={s.a4} cx="222" cy="100" r="23" />
      <path className={s.b3} d="M178 180c0-32 20-48 44-48s44 16 44 48z" />
      <path
        className={s.white}
        d="M134 40h50a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-26l-14 12V76h-10a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z"
      />
    </>
  );
}
