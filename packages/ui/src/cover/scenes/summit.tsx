import s from '../scene.module.css';

export function SummitScene() {
  return (
    <>
      <circle className={s.b2} cx="238" cy="58" r="36" />
      <path className={s.a2} d="M96 180l96-112 128 112z" />
      <path className={s.a3} d="M0 180L128 48l112 132z" />
      <path className={s.white} d="M128 48l28 34-14-2-12 12-14-12-18 6z" />
      <path className={s.a4} d="M126 10h5v40h-5z" />
      <path className={s.b3} d="M131 10l36 12-36 12z" />
      <path className={s.a4} d="M0 180c40-24 80-30 120-22s80 6 200-8v30z" />
    </>
  );
}
