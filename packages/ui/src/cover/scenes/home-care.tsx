import s from '../scene.module.css';

export function HomeCareScene() {
  return (
    <>
      <path className={s.a2} d="M0 140h320v40H0z" />
      <path className={s.a4} d="M36 92l86-64 86 64v10h-16v62H52v-62H36z" />
      <path className={s.white} d="M122 138c-26-18-36-30-36-42a19 19 0 0 1 36-8 19 19 0 0 1 36 8c0 12-10 24-36 42z" />
      <circle className={s.b2} cx="252" cy="84" r="24" />
      <path className={s.b3} d="M208 180c0-40 18-62 44-62s44 22 44 62z" />
      <circle className={s.a4} cx="284" cy="116" r="15" />
      <path className={s.a3} d="M258 180c0-28 10-42 26-42s26 14 26 42z" />
    </>
  );
}
