import s from '../scene.module.css';

export function MegaphoneScene() {
  return (
    <>
      <circle className={s.b2} cx="236" cy="88" r="58" />
      <path className={s.a4} d="M188 34v108l-78-30V66z" />
      <path className={s.a3} d="M60 66h50v46H60a22 22 0 0 1 0-46z" />
      <path className={s.a4} d="M72 112h26l10 44H82z" />
      <path className={s.white} d="M188 66a24 24 0 0 1 0 44z" />
      <path className={s.a4} d="M232 84h40v8h-40zM226 54l32-20 4 7-32 20zM226 122l32 20 4-7-32-20z" />
    </>
  );
}
