import s from '../scene.module.css';

export function FactoryScene() {
  return (
    <>
      <circle className={s.b2} cx="250" cy="70" r="40" />
      <path className={s.a3} d="M32 180V96l52 28V96l52 28V96l52 28v56z" />
      <path className={s.a4} d="M188 180V62h26l6 118zM232 180V82h24l6 98z" />
      <path className={s.a1} d="M50 140h22v18H50zM92 140h22v18H92zM134 140h22v18h-22z" />
      <path className={s.a2} d="M196 48a14 14 0 0 1 14-18 20 20 0 0 1 38 0 13 13 0 0 1 4 25h-46a10 10 0 0 1-10-7z" />
      <path className={s.a4} d="M0 172h320v8H0z" />
    </>
  );
}
