import s from '../scene.module.css';

export function BarbellScene() {
  return (
    <>
      <circle className={s.b2} cx="78" cy="76" r="46" />
      <path className={s.white} d="M78 40a36 36 0 0 1 0 72z" />
      <path className={s.a2} d="M0 146h320v34H0z" />
      <path className={s.a4} d="M136 92h148v12H136z" />
      <rect className={s.a3} x="150" y="62" width="22" height="72" rx="8" />
      <rect className={s.a3} x="248" y="62" width="22" height="72" rx="8" />
      <rect className={s.a4} x="134" y="74" width="14" height="48" rx="6" />
      <rect className={s.a4} x="272" y="74" width="14" height="48" rx="6" />
      <path className={s.b3} d="M72 122h12v38H72z" />
    </>
  );
}
