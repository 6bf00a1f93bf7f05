import s from '../scene.module.css';

export function BeachScene() {
  return (
    <>
      <circle className={s.b2} cx="226" cy="84" r="56" />
      <path className={s.a3} d="M0 112c40-16 80-16 120 0s80 16 120 0 60-14 80-8v76H0z" />
      <path className={s.a4} d="M0 142c40-14 80-14 120 0s80 14 120 0 60-12 80-6v44H0z" />
      <path className={s.b3} d="M82 40a46 46 0 0 1 46 34H36a46 46 0 0 1 46-34z" />
      <path className={s.white} d="M82 40c12 6 18 20 18 34H64c0-14 6-28 18-34z" />
      <path className={s.a4} d="M80 74h4v54h-4z" />
    </>
  );
}
