import s from '../scene.module.css';

export function DeskScene() {
  return (
    <>
      <path className={s.a2} d="M0 132h320v48H0z" />
      <path className={s.b2} d="M44 44h26v88H44z" />
      <path className={s.a3} d="M74 32h26v100H74z" />
      <path className={s.a4} d="M104 52h26v80h-26z" />
      <path className={s.white} d="M51 56h12v20H51zM81 46h12v20H81zM111 66h12v20h-12z" />
      <path className={s.white} d="M176 62h84v70h-84z" />
      <path className={s.a2} d="M188 76h44v6h-44zM188 90h60v6h-60zM188 104h34v6h-34z" />
      <path className={s.a4} d="M252 96a10 10 0 0 1 20 0c0 8-4 10-4 18h14v18h-40v-18h14c0-8-4-10-4-18z" />
    </>
  );
}
