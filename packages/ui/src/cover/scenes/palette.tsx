import s from '../scene.module.css';

export function PaletteScene() {
  return (
    <>
      <path className={s.a2} d="M196 0h124v180H196z" />
      <path
        className={s.a4}
        d="M120 30c52 0 84 26 84 60 0 26-20 32-38 30-16-2-22 8-16 18 6 12-10 18-30 18-46 0-82-26-82-64s36-62 82-62z"
      />
      <circle className={s.b2} cx="84" cy="76" r="13" />
      <circle className={s.a1} cx="120" cy="58" r="13" />
      <circle className={s.a3} cx="158" cy="76" r="13" />
      <circle className={s.b3} cx="76" cy="112" r="13" />
      <path className={s.b3} d="M258 20l16 10-44 96-16-10z" />
      <path className={s.white} d="M214 116l16 10-22 28z" />
    </>
  );
}
