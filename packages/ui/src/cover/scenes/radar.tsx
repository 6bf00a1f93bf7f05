import s from '../scene.module.css';

export function RadarScene() {
  return (
    <>
      <circle className={s.a2} cx="160" cy="120" r="110" />
      <circle className={s.a1} cx="160" cy="120" r="84" />
      <circle className={s.a2} cx="160" cy="120" r="58" />
      <circle className={s.a1} cx="160" cy="120" r="32" />
      <path className={s.a3} d="M160 120l86-68a110 110 0 0 1 20 36z" />
      <circle className={s.a4} cx="160" cy="120" r="12" />
      <circle className={s.b3} cx="222" cy="72" r="10" />
      <circle className={s.b3} cx="96" cy="96" r="7" />
    </>
  );
}
