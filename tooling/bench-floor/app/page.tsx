// oxlint-disable-next-line import/no-default-export -- Next asks for it
export default function Page() {
  return <h1>Hello</h1>;
}
