import s from '../scene.module.css';

export function BankScene() {
  return (
    <>
      <circle className={s.b2} cx="248" cy="66" r="40" />
      <circle className={s.b3} cx="248" cy="66" r="22" />
      <path className={s.a4} d="M40 70l96-42 96 42v14H40z" />
      <path className={s.a3} d="M56 92h20v54H56zM100 92h20v54h-20zM152 92h20v54h-20zM196 92h20v54h-20z" />
      <path className={s.a4} d="M44 146h184v12H44z" />
      <path className={s.a2} d="M0 158h320v22H0z" />
      <circle className={s.a1} cx="136" cy="60" r="9" />
    </>
  );
}
