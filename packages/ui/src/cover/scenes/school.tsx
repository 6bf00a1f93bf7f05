import s from '../scene.module.css';

export function SchoolScene() {
  return (
    <>
      <path className={s.a2} d="M0 146h320v34H0z" />
      <path className={s.a4} d="M44 24h192v104H44z" />
      <path className={s.a3} d="M36 128h208v8H36z" />
      <path
        className={s.white}
        d="M70 98l16-46h8l16 46h-9l-4-12H83l-4 12zm15-20h10l-5-16zM136 56h36v6h-36zM136 74h54v6h-54zM136 92h26v6h-26z"
      />
      <path className={s.b3} d="M206 140h82v14h-82z" />
      <path className={s.b2} d="M214 126h66v14h-66z" />
      <path className={s.a4} d="M198 154h96v12h-96z" />
      <circle className={s.b3} cx="260" cy="108" r="17" />
      <path className={s.a4} d="M259 84h4v12h-4z" />
    </>
  );
}
