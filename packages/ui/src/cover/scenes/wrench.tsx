import s from '../scene.module.css';

export function WrenchScene() {
  return (
    <>
      <circle className={s.b2} cx="240" cy="92" r="58" />
      <path className={s.a3} d="M0 118h110v34H0z" />
      <path className={s.a4} d="M104 110h22v50h-22z" />
      <path className={s.a3} d="M126 118h54a30 30 0 0 0 30-30V0h34v88a64 64 0 0 1-64 64h-54z" />
      <path className={s.a4} d="M202 44h50v22h-50z" />
      <path className={s.white} d="M54 18a30 30 0 0 1 40 36l50 50-14 14-50-50a30 30 0 0 1-36-40l18 18 16-4 4-16z" />
    </>
  );
}
